import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'

type FindByCodeProps = {
  words: Record<'title' | 'lead' | 'label' | 'submit', string>
  start: string
  /** Why the last code was refused. */
  error: string | undefined
  onFind: (code: string) => void
}

/** Asks for the code of an agent or a broker. */
export function FindByCode({ words, start, error, onFind }: FindByCodeProps) {
  const [typed, type] = useState(start)
  return (
    <Card title={words.title}>
      <form
        className="col"
        style={{ '--g': '16px' }}
        noValidate
        onSubmit={(e) => {
          e.preventDefault()
          onFind(typed.trim())
        }}
      >
        <p className="t2">{words.lead}</p>
        <TextInput label={words.label} value={typed} onChange={type} maxLength={40} autoComplete="off" error={error} />
        <div className="row">
          <Button type="submit" kind="secondary">
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
