import { CurrentCommunity } from '../../../src/application/community/current-community.js';
import type { CommunityRecord } from '../../../src/application/community/ports.js';
import { NO_COMMUNITY_TEXTS } from '../../../src/domain/community/community-texts.js';
import { InMemoryCommunity } from '../../support/fakes/in-memory-community.js';

const DEFAULTS = { name: 'Tables', contactEmail: 'hello@tables.example' };

it('a new instance shows its settings', async () => {
  const current = new CurrentCommunity(new InMemoryCommunity(), DEFAULTS);
  await current.refresh();
  expect(current.shown).toEqual({ ...NO_COMMUNITY_TEXTS, ...DEFAULTS });
  expect(current.savedName).toBeNull();
});

it('each saved text takes the place of its setting, and the others stay', async () => {
  const records = new InMemoryCommunity();
  const current = new CurrentCommunity(records, DEFAULTS);
  records.record = { texts: { ...NO_COMMUNITY_TEXTS, name: 'Uni X', houseRules: ['Be nice.'] }, version: 1 };
  await current.refresh();
  expect(current.shown).toMatchObject({
    name: 'Uni X',
    contactEmail: 'hello@tables.example',
    houseRules: ['Be nice.'],
  });
  records.record = { texts: { ...NO_COMMUNITY_TEXTS, contactEmail: 'us@uni-x.example' }, version: 2 };
  await current.refresh();
  expect(current.shown).toMatchObject({ name: 'Tables', contactEmail: 'us@uni-x.example', houseRules: [] });
});

it('a slow read does not bring back older texts', async () => {
  const answers: Array<(record: CommunityRecord) => void> = [];
  const find = () => new Promise<CommunityRecord>((resolve) => answers.push(resolve));
  const current = new CurrentCommunity({ find }, DEFAULTS);
  const reads = [current.refresh(), current.refresh()];
  answers[1]!({ texts: { ...NO_COMMUNITY_TEXTS, name: 'New' }, version: 2 });
  await reads[1];
  answers[0]!({ texts: { ...NO_COMMUNITY_TEXTS, name: 'Old' }, version: 1 });
  await reads[0];
  expect(current.shown.name).toBe('New');
});
