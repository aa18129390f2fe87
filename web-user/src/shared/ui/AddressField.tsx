import type { Ref } from 'react';

interface AddressFieldProps {
  label: string;
  address: string;
  ref: Ref<HTMLInputElement>;
}

/** An address that cannot be edited; the focus selects it, also where copying is not possible. */
export function AddressField({ label, address, ref }: AddressFieldProps) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <input
        ref={ref}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="min-h-12 w-full rounded-md border-2 border-line-strong bg-card px-3.5 text-base font-normal text-ink"
      />
    </label>
  );
}
