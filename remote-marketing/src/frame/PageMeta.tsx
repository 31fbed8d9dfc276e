type Props = { title: string; description: string };

/** Title and description of the page; React lifts them into the document's head. */
export function PageMeta({ title, description }: Props) {
  return (
    <>
      <title>{`${title} — Vezne`}</title>
      <meta name="description" content={description} />
    </>
  );
}
