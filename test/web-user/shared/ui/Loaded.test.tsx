import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { call } from '../../../../web-user/src/shared/api/call.js';
import { Loaded } from '../../../../web-user/src/shared/ui/Loaded.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { serverError } from '../../../support/web/error-responses.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const LIST = 'GET /api/user/blocks';

function Screen() {
  const query = useQuery({ queryKey: ['blocks'], queryFn: () => call('get', '/api/user/blocks') });
  return (
    <Loaded query={query} failed="No list" loading={<p>Loading</p>}>
      {(list) => <p>{`A list of ${list.length}`}</p>}
    </Loaded>
  );
}

it('a query that failed shows that it loads again once its button is pressed, then what it has or that it failed', async () => {
  const { answers } = fakeApi({ [LIST]: serverError('Out of paper') });
  renderFor(ADA, <Screen />);
  expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
  let fail = (): void => undefined;
  answers[LIST] = () => new Promise((resolve) => (fail = () => resolve(serverError('Still none'))));
  await press('Try again');
  await screen.findByText('Loading');
  expect(screen.queryByRole('alert')).toBeNull();
  fail();
  expect((await screen.findByRole('alert')).textContent).toContain('Still none');
  answers[LIST] = [200, []];
  await press('Try again');
  await waitFor(() => expect(screen.getByText('A list of 0')).toBeTruthy());
});
