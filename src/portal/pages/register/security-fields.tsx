import { securityQuestions } from '../../../domain/account/security-questions.ts';
import { DropDownField } from '../../forms/drop-down-field.tsx';
import { useField, useFormActor } from '../../forms/form-actor.ts';
import { SettlingField } from '../../forms/settling-field.tsx';
import { TextField } from '../../forms/text-field.tsx';

const options = securityQuestions.map((question) => ({ value: question, label: question }));

type Props = {
  onChoose: (question: string) => void;
  onReopen: () => void;
};

/** Question and answer, each hidden once given (A 4.6). */
export function SecurityFields({ onChoose, onReopen }: Props) {
  const form = useFormActor();
  const { value } = useField('question');
  const question = typeof value === 'string' ? value : '';
  return (
    <>
      <SettlingField name="question" label="Security question" shown={question} onReopen={onReopen}>
        <DropDownField
          name="question"
          label="Security question"
          options={options}
          hint="Asked when you restore your password."
          onChoose={onChoose}
        />
      </SettlingField>
      <SettlingField
        name="answer"
        label="Security answer"
        shown={
          <>
            <span aria-hidden="true">••••••••</span>
            <span className="visually-hidden">Filled in</span>
          </>
        }
        onReopen={() => form.send({ type: 'field.reopened', name: 'answer' })}
      >
        <TextField
          name="answer"
          label="Security answer"
          autoComplete="off"
          hint="At least 4 characters; capitals make no difference."
        />
      </SettlingField>
    </>
  );
}
