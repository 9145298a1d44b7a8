type ParagraphsProps = { of: string; className?: string }

/** Shows a text of several lines as written: an empty line ends a paragraph, any other break a line. */
export const Paragraphs = ({ of, className }: ParagraphsProps) =>
  of.split(/\n\s*\n/u).map((paragraph) => (
    <p key={paragraph} className={className} style={{ whiteSpace: 'pre-line' }}>
      {paragraph}
    </p>
  ))
