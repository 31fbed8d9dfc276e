/* Answered questions. `answer` is the whole answer as it was sent; the other columns are for finding and judging. */
CREATE TABLE assistant_answer (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 1000),
  report text NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (tr_fold(question || ' ' || report)) STORED,
  action text NOT NULL CHECK (action IN ('ANSWER', 'CLARIFY', 'REFUSE')),
  reason text,
  -- Null when nothing was understood; a question asked back keeps the plan that the reply completes.
  plan jsonb,
  engine text NOT NULL CHECK (engine IN ('RULES', 'LLM')),
  -- Of the model, when one was asked: attempts, milliseconds, tokens.
  usage jsonb,
  record_ids uuid[] NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX assistant_answer_newest ON assistant_answer (company_id, created_at DESC, id DESC);
CREATE INDEX assistant_answer_turns ON assistant_answer (company_id, conversation_id, created_at DESC, id DESC);
