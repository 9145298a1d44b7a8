type ParagraphsProps = { of: string; className?: string }

/** A text of several lines as it was written: an empty line ends a paragraph, any other a line. */
export const Paragraphs = ({ of, className }: ParagraphsProps) =>
  of.split(/\n\s*\n/u).map((paragraph) => (
    <p key={paragraph} className={className} style={{ whiteSpace: 'pre-line' }}>
      {paragraph}
    </p>
  ))
