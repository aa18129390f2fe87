import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('provider-sign-in', {
  or: 'or',
  providerOnly: "Use your organization's account. The first time, we'll set up your seat here.",
  continueWithGoogle: 'Continue with Google',
  continueWithProvider: 'Continue with single sign-on',

  loadingTitle: 'One moment',
  loading: 'Loading...',
  startAgainTitle: "Let's try that again",
  backToSignIn: 'Back to Sign In',

  linkTitle: "You're already here",
  linkText:
    "There's already an account for {email}. Enter its password once, and from then on you can sign in either way.",
  password: 'Password',
  forgot: 'Forgot password?',
  link: 'Link and Sign In',
  linking: 'Signing in...',
  linkFailed: 'Not linked',

  joinTitle: 'Almost there',
  joinText: "You're signing up as {email}. We just need a few more things.",
  firstName: 'First name',
  firstNameHint: 'What your table will call you. Up to 50 characters.',
  lastName: 'Last name',
  username: 'Username',
  usernameHint:
    "Optional: 3–30 letters, numbers, dots, hyphens or underscores. Only you can see it. If you leave it empty, we'll pick one from your email.",
  isAdult: 'I confirm that I am 18 or older',
  agreement: 'By creating an account, you agree to our {terms} and {privacy}.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  join: 'Create Account',
  joining: 'Creating account...',
  joinFailed: 'Registration failed',

  tryAgain: 'Please try again.',
});
