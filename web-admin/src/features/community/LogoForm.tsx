import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './community-draft.js';
import { type CommunityLogo, LogoPicture } from '../../shared/ui/Wordmark.js';

const MAX_BYTES = 1024 * 1024;
const ACCEPTED_TYPES = 'image/png,image/jpeg,image/webp';

interface Props {
  readonly logo: CommunityLogo | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onUpload: (file: File) => void;
  readonly onRemove: () => void;
}

export function LogoForm({ logo, isBusy, error, onUpload, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (!file) return;
    setTooLarge(file.size > MAX_BYTES);
    if (file.size <= MAX_BYTES) onUpload(file);
  }

  return (
    <Section title={t('logo')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('logoText')}
      </Typography>
      {logo ? (
        <Box sx={{ display: 'inline-flex', p: 2, borderRadius: '12px', bgcolor: 'brand.facade' }}>
          <LogoPicture logo={logo} alt={t('logoAlt')} />
        </Box>
      ) : (
        <Typography>{t('noLogo')}</Typography>
      )}
      <FormError>{isTooLarge ? t('tooLarge') : error}</FormError>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_TYPES}
          hidden
          aria-label={t('upload')}
          onChange={choose}
        />
        <Button variant="contained" loading={isBusy} onClick={() => input.current?.click()}>
          {t(logo ? 'replace' : 'upload')}
        </Button>
        {logo && (
          <Button disabled={isBusy} onClick={() => setConfirming(true)}>
            {t('remove')}
          </Button>
        )}
      </Box>
      {isConfirming && (
        <FormDialog
          title={t('removeTitle')}
          text={t('removeText')}
          submitLabel={t('remove')}
          isBusy={isBusy}
          onSubmit={() => {
            setConfirming(false);
            onRemove();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </Section>
  );
}
