-- The options of an answer with the plans behind them, so that choosing one needs no reading again.
ALTER TABLE assistant_answer ADD COLUMN offers jsonb;

-- What was chosen for a question that had been asked back: the same words mean the same from then on.
CREATE TABLE learned_question (
  company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 1000),
  words text COLLATE "C" NOT NULL,
  plan jsonb NOT NULL,
  learned_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT learned_question_once UNIQUE (company_id, words)
);
SELECT wall('learned_question');
