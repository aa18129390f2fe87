import type { ReactNode } from 'react';

const PLATE = (
  <>
    <ellipse cx="60" cy="80" rx="54" ry="9" fill="var(--cloth)" />
    <ellipse cx="60" cy="75" rx="54" ry="9" fill="#fffdf7" stroke="#d9cfb6" strokeWidth="2" />
  </>
);

/** A bowl; its content stands above the rim at y = 44. */
const bowl = (color: string, content: ReactNode) => (
  <>
    {content}
    <path d="M14 44 H106 Q104 84 72 86 H48 Q16 84 14 44Z" fill={color} />
    <path d="M10 44 H110" stroke="#fffdf7" strokeWidth="5" strokeLinecap="round" />
  </>
);

/** Drawings of dishes for venues without a picture, 120 by 96, in fixed colors on a light or dark ground. */
const DISHES = {
  bakery: (
    <>
      {PLATE}
      <path
        d="M12 70 Q8 48 30 38 Q60 16 90 38 Q112 48 108 70 Q96 60 84 66 Q60 54 36 66 Q24 60 12 70Z"
        fill="#d99a4a"
      />
      <path
        d="M38 34 L46 60 M60 28 V56 M82 34 L74 60"
        stroke="#a9682a"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  italian: (
    <>
      <path d="M20 20 Q60 2 100 20 L62 92 Q60 95 58 92Z" fill="#f7c95c" />
      <path d="M20 20 Q60 2 100 20 L96 30 Q60 14 24 30Z" fill="#b9742f" />
      <g fill="#c23a22">
        <circle cx="46" cy="36" r="8" />
        <circle cx="74" cy="38" r="8" />
        <circle cx="60" cy="62" r="7" />
      </g>
      <path d="M58 44 q8 -8 6 4Z M68 54 q8 2 0 6Z" fill="#2a6644" />
    </>
  ),
  japanese: bowl(
    '#971b35',
    <>
      <path d="M70 46 L112 6 M62 44 L102 2" stroke="#8a5a34" strokeWidth="5" strokeLinecap="round" />
      <path d="M22 44 q6 -14 14 0 q6 -16 14 0 q6 -14 14 0" fill="none" stroke="#f7c95c" strokeWidth="6" />
      <circle cx="80" cy="38" r="12" fill="#fffdf7" />
      <circle cx="80" cy="38" r="6" fill="#f0a52e" />
    </>,
  ),
  chinese: (
    <>
      <path d="M10 52 H110 V74 Q60 94 10 74Z" fill="#b98a4e" />
      <path d="M10 60 Q60 76 110 60" fill="none" stroke="#8a5f2c" strokeWidth="3" />
      <ellipse cx="60" cy="52" rx="50" ry="12" fill="#e2bd84" />
      {[34, 60, 86].map((x) => (
        <g key={x}>
          <path
            d={`M${x - 14} 52 q0 -22 14 -24 q14 2 14 24Z`}
            fill="#fffdf7"
            stroke="#d9cfb6"
            strokeWidth="2"
          />
          <path d={`M${x} 29 v12 M${x - 6} 33 l3 9 M${x + 6} 33 l-3 9`} stroke="#c9bd9c" strokeWidth="2" />
        </g>
      ))}
    </>
  ),
  mexican: (
    <>
      {PLATE}
      <path
        d="M14 68 q6 -12 12 0 q6 -16 14 -2 q8 -16 16 0 q8 -16 16 0 q8 -14 16 0 q6 -12 12 2"
        fill="none"
        stroke="#2a6644"
        strokeWidth="8"
        transform="translate(2 -26)"
      />
      <g fill="#c23a22">
        <circle cx="40" cy="34" r="6" />
        <circle cx="64" cy="28" r="6" />
        <circle cx="86" cy="38" r="6" />
      </g>
      <path
        d="M10 72 A50 44 0 0 1 110 72Z"
        fill="#f2b84b"
        transform="translate(0 4) scale(1 0.96)"
        fillOpacity="0.96"
      />
      <path
        d="M30 60 l4 4 M52 48 l4 4 M76 52 l4 4 M62 64 l4 3"
        stroke="#c98a23"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  indian: bowl(
    '#b9742f',
    <>
      <path d="M96 46 Q120 20 98 8 Q74 12 78 44Z" fill="#e9cf9b" stroke="#c9a25e" strokeWidth="2" />
      <ellipse cx="56" cy="42" rx="42" ry="9" fill="#e0852b" />
      <path d="M36 42 q10 -8 20 0 t20 -1" fill="none" stroke="#fffdf7" strokeWidth="3" />
      <path d="M48 34 q4 -12 12 -6 q-2 8 -12 6Z" fill="#2a6644" />
    </>,
  ),
  thai: bowl(
    '#2a6644',
    <>
      <ellipse cx="60" cy="42" rx="44" ry="9" fill="#f0d9a0" />
      <path d="M26 42 q8 -12 16 0 q8 -12 16 0 q8 -12 16 0" fill="none" stroke="#d9a54a" strokeWidth="5" />
      <path d="M76 40 A15 15 0 0 1 106 36 L78 46Z" fill="#a8d06a" stroke="#5f9439" strokeWidth="3" />
      <path d="M40 30 Q30 16 44 12 Q40 22 48 30Z" fill="#c23a22" />
    </>,
  ),
  american: (
    <>
      <path d="M16 44 Q18 14 60 14 Q102 14 104 44Z" fill="#d99a4a" />
      <path d="M38 28 l4 3 M58 22 l4 3 M78 28 l4 3" stroke="#fffdf7" strokeWidth="3" strokeLinecap="round" />
      <path d="M12 48 q12 12 24 0 q12 12 24 0 q12 12 24 0 q12 12 24 0 v6 H12Z" fill="#6fa25c" />
      <path d="M14 54 H106 L90 66 H30Z" fill="#f7c95c" />
      <rect x="14" y="62" width="92" height="12" rx="6" fill="#6b432b" />
      <path d="M16 78 H104 Q102 92 88 92 H32 Q18 92 16 78Z" fill="#d99a4a" />
    </>
  ),
  vegan: bowl(
    '#e0852b',
    <>
      <path d="M24 44 Q10 16 40 20 Q50 34 44 44Z" fill="#6fa25c" />
      <path d="M96 44 Q112 14 80 18 Q68 32 74 44Z" fill="#6fa25c" />
      <path d="M44 44 Q40 8 60 4 Q80 8 76 44Z" fill="#2a6644" />
      <path d="M60 12 V42" stroke="#92d5a9" strokeWidth="3" />
      <circle cx="36" cy="40" r="8" fill="#c23a22" />
      <circle cx="84" cy="40" r="8" fill="#c23a22" />
    </>,
  ),
} satisfies Record<string, ReactNode>;

export type DishName = keyof typeof DISHES;

export const Dish = ({ name }: { name: DishName }) => (
  <svg viewBox="0 0 120 96" aria-hidden data-dish={name}>
    {DISHES[name]}
  </svg>
);
