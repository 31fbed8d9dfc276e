import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Edit, editAmount, type Marks, nothingTyped } from './amount-text';

type Options = {
  marks: Marks;
  maxLength: number;
  abbreviations: boolean;
  onMinus?: (() => void) | undefined;
};

const MINUS = /^\s*[\u2212-]/;

/**
 * Rewrites what is typed or pasted into the one input of `shell` as an amount, before the input's own handlers see
 * it. `refused` says what was pasted or typed that could not be read.
 */
export function useEditReader({ marks, maxLength, abbreviations, onMinus }: Options) {
  const [refused, setRefused] = useState('');
  const typing = useRef(nothingTyped);
  const { shell, takeEdit } = useEdit();

  const readEdit = (event: FormEvent<HTMLElement>) => {
    const input = event.target as HTMLInputElement; // The shell holds exactly one input.
    const edit = takeEdit(input.value);
    if (!edit) {
      typing.current = nothingTyped;
      setRefused('');
      return;
    }
    // What was typed before goes on at the end alone.
    const isAtEnd = edit.tail === '' && edit.head !== '';
    const read = editAmount(edit, { marks, typing: isAtEnd ? typing.current : nothingTyped, abbreviations });
    if (!read || (edit.inserted.length > 1 && read.text.length > maxLength)) {
      setRefused(`Yapıştırılan metin tutar olarak okunamadı: ${edit.inserted}`);
      event.stopPropagation();
      return;
    }
    setRefused(read.refused && `Yazılan tutar okunamadı: ${read.refused}`);
    if (edit.head === '' && MINUS.test(edit.inserted)) onMinus?.();
    typing.current = read;
    input.value = read.text;
    const caret = read.text.length - edit.tail.replaceAll(marks.group || '\0', '').length;
    input.setSelectionRange(caret, caret);
  };
  return { shell, readEdit, refused };
}

/** Remembers where an edit starts, because afterwards the text alone does not tell what was put in. */
function useEdit() {
  const shell = useRef<HTMLDivElement>(null);
  const before = useRef<{ text: string; start: number; end: number } | null>(null);
  useEffect(() => {
    const remember = (event: Event) => {
      const { value: text, selectionStart, selectionEnd } = event.target as HTMLInputElement;
      before.current = { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
    };
    const element = shell.current;
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);

  /** The edit that led to `text`; undefined when it only took something away. */
  const takeEdit = (text: string): Edit | undefined => {
    const from = before.current;
    before.current = null;
    // Set by a program, or filled in by the browser: all of it is new.
    if (!from) return { head: '', inserted: text, tail: '' };
    const head = from.text.slice(0, from.start);
    const tail = from.text.slice(from.end);
    const inserted = text.slice(head.length, text.length - tail.length);
    const fits = text.length >= head.length + tail.length && text.startsWith(head) && text.endsWith(tail);
    return fits && inserted ? { head, inserted, tail } : undefined;
  };
  return { shell, takeEdit };
}
