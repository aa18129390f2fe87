import { useLocation, useNavigate } from 'react-router-dom';

const STEPS = ['verify-email', 'forgot-password', 'reset-password'] as const;
type Step = (typeof STEPS)[number];

interface StepState {
  step: Step;
  /** The address that the code was sent to. */
  email: string;
  /** The number of steps since the form with the tabs. */
  count: number;
}

/**
 * The step of /auth that follows the form. It is part of the history entry, so that Back leads to the form before, and a
 * reload stays: a phone may discard the tab while its user reads the email.
 */
export function useAuthStep() {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: Partial<StepState> | null;
  };
  const navigate = useNavigate();
  const count = state?.count ?? 0;
  return {
    step: STEPS.find((step) => step === state?.step) ?? null,
    email: state?.email ?? '',
    continueWith: (step: Step, email = '') =>
      void navigate(pathname + search, { state: { ...state, step, email, count: count + 1 } }),
    /** Returns to the form with the tabs. */
    leave: () => void navigate(-count),
  };
}
