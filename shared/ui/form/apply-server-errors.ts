import type { FieldValues, Path } from 'react-hook-form';
import type { ZodForm } from './useZodForm';

/**
 * Puts the server's sentences (`fields` of its error body) under their fields and the caret into the first
 * of them. False when the error names no field of this form: say it some other way.
 */
export function applyServerErrors<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  error: unknown,
): boolean {
  const fields = Object.entries(fieldsOf(error)).filter(
    ([name]) => name in form.getValues() || name.includes('.'),
  );
  for (const [name, message] of fields) form.setError(name as Path<Input>, { type: 'server', message });
  form.focusFirst(fields.map(([name]) => name));
  return fields.length > 0;
}

function fieldsOf(error: unknown): Record<string, string> {
  const fields = error instanceof Object && 'fields' in error ? error.fields : undefined;
  return fields instanceof Object ? (fields as Record<string, string>) : {}; // The wire says text per field.
}
