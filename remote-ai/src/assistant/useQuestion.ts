import { drafts } from '@vezne/api';
import { useEffect, useState } from 'react';

const DRAFT = 'question';

function waiting(): string {
  const { text } = { text: '', ...drafts.find(DRAFT) };
  return typeof text === 'string' ? text : '';
}

/** What is written in the question's box. One whose answer never came, as the session ran out, is there again afterwards. */
export function useQuestion() {
  const [question, setQuestion] = useState(waiting);
  // Of a session that has run out nothing can be dropped: so only then it stays when the dialog goes.
  useEffect(() => () => drafts.drop(DRAFT), []);
  return {
    question,
    setQuestion,
    /** It is sent: until it is answered it may get lost on the way. */
    keep: () => drafts.keep(DRAFT, { text: question }),
    /** It was answered; another one that was written meanwhile stays. */
    settle: (answered: string) => {
      drafts.drop(DRAFT);
      setQuestion((written) => (written === answered ? '' : written));
    },
    clear: () => {
      drafts.drop(DRAFT);
      setQuestion('');
    },
  };
}
