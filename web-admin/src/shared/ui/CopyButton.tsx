import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from './messages.js';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  readonly text: string;
  /** Where the text is shown; it is selected when the browser does not allow copying. */
  readonly shown: RefObject<HTMLElement | null>;
  readonly children: string;
}

export function CopyButton({ text, shown, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const notify = useNotify();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      if (shown.current instanceof HTMLInputElement) shown.current.select();
      else getSelection()?.selectAllChildren(shown.current!);
      notify(t('copyFailed'), { type: 'error' });
    }
  }
  return (
    <Button variant="outlined" onClick={copy} startIcon={isCopied ? <CheckOutlined /> : <CopyOutlined />}>
      <span aria-live="polite">{isCopied ? t('copied') : children}</span>
    </Button>
  );
}
