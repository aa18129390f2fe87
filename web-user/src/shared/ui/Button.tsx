import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { busyProps } from './busy-props.js';
import { cx } from './cx.js';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'butter';

const LOOKS: Record<Look, string> = {
  primary:
    'bg-tomato text-on-tomato shadow-near enabled:hover:bg-tomato-deep [a&]:hover:bg-tomato-deep disabled:bg-sunken disabled:text-muted disabled:opacity-100 disabled:shadow-none',
  secondary: 'border-2 border-line-strong bg-card text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  danger: 'border-2 border-beet bg-card text-beet enabled:hover:bg-beet-soft',
  butter: 'bg-butter text-on-butter enabled:hover:brightness-95 [a&]:hover:brightness-95 shadow-near',
};

const SHAPE =
  'inline-flex min-h-12 min-w-0 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold leading-tight wrap-anywhere transition-[background-color,border-color,scale] duration-150 enabled:active:scale-97 [a&]:active:scale-97 disabled:opacity-55 aria-busy:pointer-events-none aria-busy:opacity-80 busy-ring';

/** The class names of a button, for elements that are links. */
export function buttonLook(look: Look, className?: string): string {
  return cx(SHAPE, LOOKS[look], className);
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; busy?: boolean };

/** A button; while `busy` it does nothing and keeps the focus. */
export function Button({
  look = 'primary',
  busy = false,
  className,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      className={buttonLook(look, className)}
      {...rest}
      {...busyProps(busy, onClick)}
    />
  );
}

/** A route link styled as a button. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={buttonLook(look, className)} {...rest} />;
}

/** A round icon button; `label` is its accessible name. While `busy` it does nothing and keeps the focus. */
export function IconButton({
  label,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & { label: string; busy?: boolean }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-[background-color,scale] enabled:hover:bg-sunken enabled:active:scale-92 disabled:opacity-55 aria-busy:pointer-events-none aria-busy:opacity-55',
        className,
      )}
      {...rest}
      {...busyProps(busy, onClick)}
    />
  );
}
