import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { ConfiguredCaptcha } from '../../forms/configured-captcha.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import type { FormActor } from '../../forms/form-actor.ts';
import { FormEnd } from '../../forms/form-end.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';

type Props = { form: FormActor; question: string };

/** Step 1: the security question, its answer, a new password and the captcha (A 2.7). */
export function AnswerStep({ form, question }: Props) {
  return (
    <Form actor={form} label="Set password" hasFirstFocus sending="Setting your new password">
      <ErrorSummary />
      <Box
        sx={{
          marginBottom: 5,
          padding: '12px 16px',
          border: '1px solid var(--line)',
          borderRadius: '4px',
          backgroundColor: 'var(--surface)',
        }}
      >
        <Box
          component="p"
          sx={{ color: 'var(--muted)', fontSize: 'var(--text-caption)', lineHeight: '16px' }}
        >
          Security question
        </Box>
        <Box component="p" sx={{ fontWeight: 550, marginTop: '2px' }}>
          {question}
        </Box>
      </Box>
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
