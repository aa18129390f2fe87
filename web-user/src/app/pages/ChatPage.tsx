import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ChatRoom } from '../../features/chat/ChatRoom.js';
import NotFoundPage from './NotFoundPage.js';
import { lazyPart } from '../../shared/lazy-part.js';

const UserProfileDialog = lazyPart(
  () => import('../../features/profile/UserProfileDialog.js'),
  'UserProfileDialog',
);

/** /chat/:id */
export default function ChatPage() {
  const { id = '' } = useParams();
  const [profileOf, setProfileOf] = useState<number | null>(null);
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotFoundPage />;
  return (
    <>
      <ChatRoom key={id} matchId={Number(id)} onOpenProfile={setProfileOf} />
      <Suspense fallback={null}>
        {profileOf !== null && <UserProfileDialog userId={profileOf} onClose={() => setProfileOf(null)} />}
      </Suspense>
    </>
  );
}
