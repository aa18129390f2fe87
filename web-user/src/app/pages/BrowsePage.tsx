import { House } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MeetupBrowser } from '../../features/meetups/MeetupBrowser.js';
import { t } from '../../features/meetups/messages.js';
import type { Matter } from '../../features/safety/matter.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { lazyPart } from '../../shared/lazy-part.js';

const SafetyDialog = lazyPart(() => import('../../features/safety/SafetyDialog.js'), 'SafetyDialog');
const RequestFlow = lazyPart(() => import('../../features/matching-request/RequestFlow.js'), 'RequestFlow');

/** /browse */
export default function BrowsePage() {
  const [isAsking, setIsAsking] = useState(false);
  const [matter, setMatter] = useState<Matter | null>(null);
  usePageTitle(t('title'));
  return (
    <div className="mx-auto max-w-6xl px-5 pt-4 md:px-8 md:pt-8">
      <Link to="/" className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-tomato-deep">
        <House aria-hidden className="size-5" />
        {t('home')}
      </Link>
      <h1 className="mt-2 text-3xl">{t('title')}</h1>
      <p className="mt-1.5 mb-5 text-muted">{t('intro')}</p>
      <MeetupBrowser
        onCreateRequest={() => setIsAsking(true)}
        onReport={({ id, title }) => setMatter({ dialog: 'report', about: { kind: 'meetup', id, title } })}
      />
      <Suspense fallback={null}>
        {isAsking && <RequestFlow venueType={null} onClose={() => setIsAsking(false)} />}
        {matter && <SafetyDialog matter={matter} onClose={() => setMatter(null)} />}
      </Suspense>
    </div>
  );
}
