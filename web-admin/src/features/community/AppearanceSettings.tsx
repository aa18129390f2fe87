import {
  MODES,
  PALETTE_NAMES,
  type PaletteName,
  PALETTES,
} from '@domain/server-and-browser/appearance/palettes.js';
import { Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../shared/api/use-action.js';
import { COMMUNITY_LOGO } from '../../shared/ui/Wordmark.js';
import { FormError } from '../../shared/ui/FormError.js';
import { API, callJson, errorCode, errorMessage, http } from '../../shared/api/http.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Section } from '../../shared/ui/Section.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { t } from './community-draft.js';
import { LogoForm } from './LogoForm.js';

type Appearance = ResponseOf<'/api/admin/appearance'>;

const APPEARANCE = '/appearance';
const QUERY_KEY = ['answer', APPEARANCE];

interface Action {
  readonly change: () => Promise<Appearance>;
  readonly done: string;
}

/** A mutation of the appearance; when another admin was faster, the page requests their change. */
function useAppearanceAction(): UseMutationResult<Appearance, Error, Action> {
  const client = useQueryClient();
  return useAction({
    run: ({ change }: Action) => change(),
    done: (appearance, { done }) => {
      client.setQueryData(QUERY_KEY, appearance);
      client.setQueryData(COMMUNITY_LOGO, appearance.logo);
      return done;
    },
    failed: (error) =>
      errorCode(error) === 'appearance_changed' && client.invalidateQueries({ queryKey: QUERY_KEY }),
  });
}

/** The palette and the logo, each with the version that the admin sees. */
export const AppearanceSettings = () => (
  <Loaded<Appearance> path={APPEARANCE}>{(appearance) => <PaletteAndLogo {...appearance} />}</Loaded>
);

function PaletteAndLogo({ palette, version, logo: picture }: Appearance) {
  const color = useAppearanceAction();
  const logo = useAppearanceAction();
  const isBusy = color.isPending || logo.isPending;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: '56rem' }}>
      <PaletteForm
        key={palette}
        saved={palette}
        isBusy={isBusy}
        error={textOf(color.error)}
        onSave={(chosen) =>
          color.mutate({
            change: () => callJson('PUT', `${APPEARANCE}/palette`, { palette: chosen, version }),
            done: t('paletteSaved'),
          })
        }
      />
      <LogoForm
        logo={picture}
        isBusy={isBusy}
        error={textOf(logo.error)}
        onUpload={(file) => logo.mutate({ change: () => uploadLogo(file, version), done: t('logoSaved') })}
        onRemove={() =>
          logo.mutate({
            change: () => callJson('DELETE', `${APPEARANCE}/logo?version=${version}`),
            done: t('logoRemoved'),
          })
        }
      />
    </Box>
  );
}

const textOf = (error: Error | null): string | null =>
  error && (errorCode(error) === 'file_too_large' ? t('tooLarge') : errorMessage(error));

async function uploadLogo(file: File, version: number): Promise<Appearance> {
  const body = new FormData();
  body.append('logo', file, 'logo');
  const { json } = await http(`${API}${APPEARANCE}/logo?version=${version}`, { method: 'PUT', body });
  return json as Appearance;
}

interface Props {
  readonly saved: PaletteName;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSave: (palette: PaletteName) => void;
}

function PaletteForm({ saved, isBusy, error, onSave }: Props) {
  const [chosen, setChosen] = useState(saved);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSave(chosen);
  }
  return (
    <Section title={t('palette')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('paletteText')}
      </Typography>
      <Box component="form" onSubmit={submit} noValidate>
        <RadioGroup
          aria-label={t('palette')}
          value={chosen}
          onChange={(_event, name) => setChosen(name as PaletteName)}
          sx={CHOICES}
        >
          {PALETTE_NAMES.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={<Sample name={name} />} />
          ))}
        </RadioGroup>
        <FormError>{error}</FormError>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={chosen === saved}
          sx={{ mt: 1.5 }}
        >
          {t('savePalette')}
        </Button>
      </Box>
    </Section>
  );
}

const Sample = ({ name }: { name: PaletteName }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    {MODES.map((mode) => (
      <Box key={mode} component="span" aria-hidden sx={{ ...DOT, bgcolor: PALETTES[name][mode].main }} />
    ))}
    {t(name)}
  </Box>
);

const CHOICES = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, columnGap: 2 };
const DOT = { width: 24, height: 24, borderRadius: 99, flex: 'none' };
