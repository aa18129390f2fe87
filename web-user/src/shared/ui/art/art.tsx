/** Illustration: two cups on a table. */
export function TwoCups() {
  return (
    <svg viewBox="0 0 220 160" aria-hidden>
      <ellipse cx="110" cy="128" rx="98" ry="22" fill="var(--cloth)" fillOpacity="0.85" />
      <ellipse
        cx="110"
        cy="124"
        rx="98"
        ry="22"
        fill="var(--cloth-ground)"
        stroke="var(--cloth)"
        strokeWidth="4"
      />
      <g stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M66 58 q-8 -10 0 -20 q8 -10 0 -20" />
        <path d="M82 58 q-8 -10 0 -20 q8 -10 0 -20" />
      </g>
      <g>
        <path d="M96 82 q20 0 16 14 q-4 12 -20 10" fill="none" stroke="var(--facade)" strokeWidth="7" />
        <path d="M48 72 H100 V100 Q100 120 80 120 H68 Q48 120 48 100Z" fill="var(--facade)" />
        <ellipse cx="74" cy="72" rx="26" ry="6" fill="#6b432b" stroke="var(--on-facade)" strokeWidth="3" />
      </g>
      <g>
        <path d="M128 88 q-18 0 -15 12 q3 10 17 9" fill="none" stroke="var(--butter)" strokeWidth="6" />
        <path d="M124 80 H170 V104 Q170 122 152 122 H142 Q124 122 124 104Z" fill="var(--butter)" />
        <ellipse cx="147" cy="80" rx="23" ry="5.5" fill="#fffdf7" stroke="#d9ac45" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** Illustration: an empty plate with crossed cutlery. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 220 180" aria-hidden>
      <rect x="14" y="18" width="192" height="144" rx="22" fill="var(--cloth)" fillOpacity="0.85" />
      <rect
        x="20"
        y="24"
        width="180"
        height="132"
        rx="17"
        fill="none"
        stroke="var(--cloth-ground)"
        strokeWidth="3"
        strokeDasharray="7 7"
      />
      <circle cx="110" cy="90" r="58" fill="#fffdf7" stroke="#d9cfb6" strokeWidth="3" />
      <circle cx="110" cy="90" r="39" fill="none" stroke="#e9e0c9" strokeWidth="3" />
      <g stroke="#8b8f85" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M82 118 L136 62 M128 54 L140 66 M134 48 L146 60 M140 66 Q148 64 146 60 M128 54 Q130 46 134 48" />
        <path d="M138 118 L98 78" />
        <path d="M98 78 Q82 66 78 54 Q94 56 106 70" fill="#c4c7bd" strokeWidth="4" />
      </g>
    </svg>
  );
}

/** Illustration: a cafe window with an awning. */
export function CafeFront() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden>
      <rect x="12" y="34" width="96" height="56" rx="6" fill="var(--facade)" />
      <rect x="22" y="46" width="44" height="32" rx="3" fill="var(--butter)" />
      <rect x="76" y="46" width="22" height="44" rx="3" fill="var(--butter-soft)" />
      <circle cx="80.5" cy="70" r="2.2" fill="var(--tomato)" />
      <path d="M36 78 v-7 h14 v7 M50 72.5 q6 0 0 4.5" fill="none" stroke="var(--on-butter)" strokeWidth="3" />
      <g>
        <path d="M6 36 L14 8 H106 L114 36Z" fill="var(--cloth-ground)" />
        <path
          d="M6 36 L14 8 H29.5 L24 36Z M42 36 L45 8 H60 V36Z M78 36 L75 8 H90.5 L96 36Z"
          fill="var(--cloth)"
        />
        <path
          d="M6 36 a9 9 0 0 0 18 0Z M42 36 a9 9 0 0 0 18 0Z M78 36 a9 9 0 0 0 18 0Z"
          fill="var(--cloth)"
        />
        <path
          d="M24 36 a9 9 0 0 0 18 0Z M60 36 a9 9 0 0 0 18 0Z M96 36 a9 9 0 0 0 18 0Z"
          fill="var(--cloth-ground)"
        />
      </g>
    </svg>
  );
}

/** Illustration: a covered dish. */
export function CoveredDish() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden>
      <ellipse cx="60" cy="80" rx="54" ry="9" fill="var(--cloth)" />
      <ellipse cx="60" cy="75" rx="54" ry="9" fill="#fffdf7" stroke="#d9cfb6" strokeWidth="2" />
      <path d="M18 70 A42 42 0 0 1 102 70Z" fill="var(--butter)" />
      <path
        d="M30 62 A31 31 0 0 1 50 38"
        fill="none"
        stroke="#fffdf7"
        strokeOpacity="0.8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="60" cy="24" r="6.5" fill="var(--facade)" stroke="var(--butter)" strokeWidth="2.5" />
      <path d="M15 70 H105" stroke="var(--facade)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
