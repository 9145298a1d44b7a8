import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useState } from 'react'

type FindByCodeProps = {
  words: Record<'title' | 'lead' | 'label' | 'submit' | 'missing', string>
  start: string
  /** The reason why the last code was refused. */
  error: string | undefined
  onFind: (code: string) => void
}

/** Asks for the code of an agent or a broker. */
export function FindByCode({ words, start, error, onFind }: FindByCodeProps) {
  const [typed, type] = useState(start)
  const code = typed.trim()
  const wrong = code === '' ? words.missing : undefined
  return (
    <Card title={words.title}>
      <Form className="col" style={{ '--g': '16px' }} onSubmit={() => onFind(code)}>
        <p className="t2">{words.lead}</p>
        <TextInput
          label={words.label}
          value={typed}
          onChange={type}
          maxLength={40}
          autoComplete="off"
          error={error}
          fault={wrong}
        />
        <FormErrors />
        <div className="row">
          <Button type="submit" kind="secondary" disabledReason={wrong}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
