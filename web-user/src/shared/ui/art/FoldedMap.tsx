/** A folded map with a pin. Decorative. */
export function FoldedMap() {
  return (
    <svg viewBox="0 0 220 160" aria-hidden>
      <g stroke="var(--line-strong)" strokeWidth="3" strokeLinejoin="round">
        <path d="M22 40 L80 22 V122 L22 140Z" fill="var(--cloth-ground)" />
        <path d="M80 22 L140 40 V140 L80 122Z" fill="var(--butter-soft)" />
        <path d="M140 40 L198 22 V122 L140 140Z" fill="var(--cloth-ground)" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M24 104 Q56 84 80 92 T140 96 T196 66" stroke="var(--butter)" strokeWidth="9" />
        <path
          d="M46 34 Q52 70 44 132 M112 33 Q100 80 114 131 M170 32 Q160 84 172 129"
          stroke="#9db7a2"
          strokeWidth="4"
        />
      </g>
      <circle cx="58" cy="62" r="9" fill="var(--facade)" />
      <circle cx="164" cy="104" r="9" fill="var(--facade)" />
      <ellipse cx="112" cy="97" rx="15" ry="5" fill="var(--shade)" fillOpacity="0.6" />
      <path
        d="M112 96 Q84 64 84 44 A28 28 0 0 1 140 44 Q140 64 112 96Z"
        fill="var(--cloth)"
        stroke="#fffdf7"
        strokeWidth="4"
      />
      <circle cx="112" cy="44" r="10" fill="#fffdf7" />
    </svg>
  );
}
