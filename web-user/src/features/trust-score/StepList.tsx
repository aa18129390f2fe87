import { isDrawing } from '@domain/account/drawing.js';
import { useState } from 'react';
import { useMe } from '../../shared/session/me.js';
import type { Verification } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';
import { PhoneForm } from './PhoneForm.js';
import { RemovePhone } from './RemovePhone.js';
import { type ReviewedStep, ReviewStep } from './ReviewStep.js';
import { scoreOf, stepStatus, type StepName } from './step-status.js';
import { Step } from './Step.js';

const REVIEWED: readonly ReviewedStep[] = ['idDocument', 'profilePicture'];

/** The five trust steps; at most one is expanded. */
export function StepList({
  verification,
  onAddPicture,
}: {
  verification: Verification;
  onAddPicture: () => void;
}) {
  const { profileImageUrl } = useMe();
  const [open, setOpen] = useState<StepName | null>(null);
  const status = (step: StepName) => stepStatus(step, verification);
  const isPhoneDone = status('phone').is === 'done';
  return (
    <ol className="grid gap-3">
      <Step name="email" status={status('email')} toDo={t('pending')} />
      <Step name="birthDate" status={status('birthDate')} toDo={t('comingSoon')} />
      <Step
        name="phone"
        status={status('phone')}
        remark={isPhoneDone ? verification.phoneNumber : open !== 'phone' && t('phoneText')}
      >
        {isPhoneDone ? (
          <RemovePhone score={scoreOf(verification)} />
        ) : open === 'phone' ? (
          <PhoneForm />
        ) : (
          <Button look="secondary" onClick={() => setOpen('phone')}>
            {t('addPhone')}
          </Button>
        )}
      </Step>
      {REVIEWED.map((step) => (
        <ReviewStep
          key={step}
          name={step}
          status={status(step)}
          isOpen={open === step}
          onOpen={() => setOpen(step)}
          onClose={() => setOpen(null)}
          onAddPicture={profileImageUrl && !isDrawing(profileImageUrl) ? undefined : onAddPicture}
        />
      ))}
    </ol>
  );
}
