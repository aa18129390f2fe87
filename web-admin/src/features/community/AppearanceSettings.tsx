import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { API, callJson, errorMessage, http } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { LogoForm } from './LogoForm.js';
import { t } from './messages.js';
import { PaletteForm } from './PaletteForm.js';
import {
  APPEARANCE,
  type Appearance,
  appearanceErrorText,
  useAppearanceAction,
} from './use-appearance-action.js';

/** The palette and the logo, each with the version that the admin sees. */
export function AppearanceSettings(): ReactNode {
  const { data, error, refetch } = useApiQuery<Appearance>(APPEARANCE);
  const color = useAppearanceAction();
  const logo = useAppearanceAction();
  if (!data)
    return error ? <ErrorState text={errorMessage(error)} retry={() => void refetch()} /> : <PageSkeleton />;
  const { palette, version } = data;
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
        logo={data.logo}
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
  error && (appearanceErrorText(error) ?? errorMessage(error));

async function uploadLogo(file: File, version: number): Promise<Appearance> {
  const body = new FormData();
  body.append('logo', file, 'logo');
  const { json } = await http(`${API}${APPEARANCE}/logo?version=${version}`, { method: 'PUT', body });
  return json as Appearance;
}
