import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { APP_NAME } from '../../shared/app-name.js';
import { Section } from '../../shared/ui/Section.js';
import { CopyButton } from '../../shared/ui/CopyButton.js';
import { download } from '../../shared/ui/download.js';
import { t } from './messages.js';

/** The new recovery codes, which no later response contains; with copy, download and print. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <Box ref={top} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Section title={t('saveCodes')}>
        <Typography>{t('saveCodesText')}</Typography>
        <Box ref={list} component="ol" aria-label={t('recoveryCodes')} className="to-print" sx={SHEET}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 3 }}>
          <CopyButton text={text} shown={list}>
            {t('copy')}
          </CopyButton>
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            onClick={() => download(`${text}\n`, FILE, 'text/plain')}
          >
            {t('download')}
          </Button>
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => print()}>
            {t('print')}
          </Button>
        </Stack>
        <Button variant="contained" onClick={onKept}>
          {t('saved')}
        </Button>
      </Section>
    </Box>
  );
}

const FILE = `${APP_NAME.toLowerCase().replace(/\W+/g, '-')}-recovery-codes.txt`;
const SHEET = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: 1,
  my: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: 'brand.sunken',
  fontFamily: 'monospace',
  fontSize: '1.125rem',
  listStyle: 'none',
};
