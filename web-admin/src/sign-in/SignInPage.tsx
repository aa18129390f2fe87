import type { ReactNode } from 'react';
import { useLogin } from 'react-admin';

export function SignInPage(): ReactNode {
  const login = useLogin();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void login(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <label>
        Email <input name="email" type="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button>Sign in</button>
    </form>
  );
}
