import { useId } from 'react';

interface RoundTableProps {
  seats: number;
  /** Number of taken seats; the next one is highlighted for the user. */
  taken: number;
  /** Animates the free seats while the search runs. */
  waiting?: boolean;
  className?: string;
}

const CHAIRS = ['#3a6b54', '#4d8a64', 'var(--cloth)'];

/** The position of a seat on a circle around the center; seat 0 is at the bottom. */
function around(seat: number, seats: number, radius: number): { x: number; y: number; turn: number } {
  const turn = (360 * seat) / seats;
  const angle = ((turn + 90) * Math.PI) / 180;
  return { x: 200 + radius * Math.cos(angle), y: 200 + radius * Math.sin(angle), turn };
}

function Chair({
  seat,
  seats,
  free,
  waiting,
}: {
  seat: number;
  seats: number;
  free: boolean;
  waiting: boolean;
}) {
  const { x, y, turn } = around(seat, seats, 166);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={free && waiting ? 'seat-wait' : undefined}
      style={{ animationDelay: `${seat * 0.35}s` }}
    >
      <rect
        x="-27"
        y="-22"
        width="54"
        height="44"
        rx="17"
        fill={free ? 'var(--butter)' : CHAIRS[seat % CHAIRS.length]}
      />
      <path
        d="M-25 16 Q0 31 25 16"
        fill="none"
        stroke={free ? '#b98a1c' : '#f8f2e3'}
        strokeOpacity="0.75"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Plate({ seat, seats, free }: { seat: number; seats: number; free: boolean }) {
  const { x, y, turn } = around(seat, seats, 99);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g stroke="#8b8f85" strokeWidth="3" strokeLinecap="round">
        <path d="M-34 -14 V14 M34 -14 V14" />
      </g>
      <circle r="26" fill="#fffdf7" stroke="#d9cfb6" strokeWidth="2" />
      <circle r="17" fill="none" stroke="#e9e0c9" strokeWidth="2" />
      {!free && <Course kind={seat % 3} />}
    </g>
  );
}

/** The food on a plate: tomato salad, fried egg or pie. */
function Course({ kind }: { kind: number }) {
  if (kind === 0)
    return (
      <g>
        <circle r="14" fill="#4c8a57" />
        <circle cx="-5" cy="-3" r="5.5" fill="#d9482f" />
        <circle cx="6" cy="2" r="5.5" fill="#d9482f" />
        <circle cx="-2" cy="7" r="3.5" fill="#f4ead2" />
      </g>
    );
  if (kind === 1)
    return (
      <g>
        <path
          d="M-13 1 Q-14 -12 -1 -13 Q14 -13 13 1 Q14 12 1 13 Q-12 13 -13 1Z"
          fill="#f8f2e3"
          stroke="#e6d9b7"
          strokeWidth="1.5"
        />
        <circle r="6.5" fill="#f5b93a" />
      </g>
    );
  return (
    <g>
      <path d="M-11 10 L0 -14 L11 10 Q0 15 -11 10Z" fill="#e9b872" />
      <path d="M-11 10 Q0 15 11 10 L9.4 5.5 Q0 10 -9.4 5.5Z" fill="#b97a3c" />
      <circle cx="0" cy="-1" r="3" fill="#a32d4a" />
    </g>
  );
}

/** A table with chairs from above. Decorative. */
export function RoundTable({ seats, taken, waiting = false, className }: RoundTableProps) {
  const cloth = useId();
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const isFree = (seat: number) => (seat - 1 + seats) % seats >= taken;
  return (
    <svg viewBox="0 0 400 400" aria-hidden className={className}>
      <defs>
        <pattern id={cloth} width="36" height="36" patternUnits="userSpaceOnUse">
          <rect width="36" height="36" fill="var(--cloth-ground)" />
          <rect width="18" height="36" fill="var(--cloth)" fillOpacity="0.55" />
          <rect width="36" height="18" fill="var(--cloth)" fillOpacity="0.55" />
        </pattern>
      </defs>
      {places.map((seat) => (
        <Chair key={seat} seat={seat} seats={seats} free={isFree(seat)} waiting={waiting} />
      ))}
      <circle cx="200" cy="200" r="144" fill="var(--facade)" fillOpacity="0.16" transform="translate(0 6)" />
      <circle cx="200" cy="200" r="142" fill={`url(#${cloth})`} />
      <circle cx="200" cy="200" r="139" fill="none" stroke="var(--cloth)" strokeWidth="6" />
      {places.map((seat) => (
        <Plate key={seat} seat={seat} seats={seats} free={isFree(seat)} />
      ))}
      <circle cx="200" cy="200" r="25" fill="#fffdf7" />
      <g fill="#3f7d54">
        <circle cx="193" cy="193" r="10" />
        <circle cx="209" cy="195" r="9" />
        <circle cx="199" cy="208" r="9" />
      </g>
      <circle cx="201" cy="198" r="5.5" fill="#f5b93a" />
    </svg>
  );
}
