import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { ConfiguredCaptcha } from '../../forms/configured-captcha.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import type { FormActor } from '../../forms/form-actor.ts';
import { FormEnd } from '../../forms/form-end.ts';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';

const Question = styled('div')({
  marginBottom: 20,
  padding: '12px 16px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  '& p + p': { fontWeight: 550, marginTop: 2 },
});

const QuestionTitle = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
});

type Props = { form: FormActor; question: string };

/** Step 1: the security question, its answer, a new password and the captcha (A 2.7). */
export function AnswerStep({ form, question }: Props) {
  return (
    <Form actor={form} label="Set password" hasFirstFocus sending="Setting your new password">
      <ErrorSummary />
      <Question>
        <QuestionTitle>Security question</QuestionTitle>
        <p>{question}</p>
      </Question>
      <TextField
        name="answer"
        label="Security answer"
        autoComplete="off"
        hint="As you gave it when you registered."
      />
      <NewPasswordField name="newPassword" label="New password" />
      <ConfiguredCaptcha />
      <FormEnd>
        <SubmitButton>Set password</SubmitButton>
        <Link component={RouterLink} to={pagePaths.restorePassword}>
          Ask for a new link
        </Link>
      </FormEnd>
    </Form>
  );
}
