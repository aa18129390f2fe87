import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { refusedFields } from '../api/http.js';
import { useRecordAction } from '../api/use-record-action.js';
import { FormDialog, type FormDialogProps } from './FormDialog.js';

interface Props<Row, Values extends object> extends Pick<
  FormDialogProps<Values>,
  'title' | 'text' | 'defaults' | 'children'
> {
  readonly resource: string;
  readonly verb: string | ((values: Values) => string);
  readonly record: Row;
  /** Of the button, and of the one that submits. */
  readonly label: string;
  readonly submitLabel?: string;
  readonly button?: ButtonProps;
  /** Whether there is a button now; an open dialog stays, to say that a colleague was faster. */
  readonly isOffered?: boolean;
  /** The notice afterwards. */
  readonly done: string | ((values: Values) => string);
  /** @param seen the record as it was when the dialog was opened, whatever is loaded behind it since */
  readonly body?: (seen: Row, values: Values) => object;
}

/** A button with a dialog that asks before an action of a record is posted, and a notice when it is done. */
export function RecordAction<Row extends RaRecord<number>, Values extends object = object>(
  props: Props<Row, Values>,
) {
  const { resource, verb, record, label, submitLabel = label, done, body, ...more } = props;
  const { button = {}, isOffered = true, ...dialog } = more;
  const [seen, setSeen] = useState<Row | null>(null);
  const notify = useNotify();
  const { mutateAsync, isPending, error, reset } = useRecordAction<Row>(resource, '');
  const close = () => {
    setSeen(null);
    reset();
  };
  async function submit(values: Values): Promise<object | undefined> {
    try {
      await mutateAsync({ id: seen!.id, verb: said(verb, values), body: body?.(seen!, values) });
    } catch (failure) {
      return refusedFields(failure);
    }
    close();
    notify(said(done, values), { type: 'success' });
    return undefined;
  }
  const isDangerous = button.color === 'error';
  return (
    <>
      {isOffered && (
        <Button
          variant={isDangerous || button.color === 'inherit' ? 'outlined' : 'contained'}
          onClick={() => setSeen(record)}
          {...button}
        >
          {label}
        </Button>
      )}
      {seen && (
        <FormDialog
          submitLabel={submitLabel}
          color={isDangerous ? 'error' : 'primary'}
          isBusy={isPending}
          error={error}
          onSubmit={submit}
          onClose={close}
          {...dialog}
        />
      )}
    </>
  );
}

const said = <Values,>(text: string | ((values: Values) => string), values: Values): string =>
  typeof text === 'string' ? text : text(values);
