import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.js';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'butter';

const LOOKS: Record<Look, string> = {
  primary:
    'bg-tomato text-on-tomato shadow-near enabled:hover:bg-tomato-deep [a&]:hover:bg-tomato-deep disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-muted disabled:not-aria-busy:opacity-100 disabled:not-aria-busy:shadow-none',
  secondary: 'border-2 border-line-strong bg-card text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  danger: 'border-2 border-beet bg-card text-beet enabled:hover:bg-beet-soft',
  butter: 'bg-butter text-on-butter enabled:hover:brightness-95 [a&]:hover:brightness-95 shadow-near',
};

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold leading-tight transition-[background-color,border-color,scale] duration-150 enabled:active:scale-97 [a&]:active:scale-97 disabled:opacity-55 aria-busy:opacity-80 busy-ring';

/** The class names of a button, for elements that are links. */
export function buttonLook(look: Look, className?: string): string {
  return cx(SHAPE, LOOKS[look], className);
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; busy?: boolean };

/** A button; `busy` disables it and sets `aria-busy`. */
export function Button({
  look = 'primary',
  busy = false,
  className,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(look, className)}
      {...rest}
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

/** A round icon button; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-[background-color,scale] enabled:hover:bg-sunken enabled:active:scale-92 disabled:opacity-55',
        className,
      )}
      {...rest}
    />
  );
}
