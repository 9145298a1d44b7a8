import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDebouncedCallback } from 'use-debounce'
import { DEBOUNCE_MS } from '#parts/debounce.ts'
import { dropDraft, keepDraft, keepsDrafts, readDraft } from '#parts/drafts.ts'
import { useLogin } from '#access/customers/login-state.ts'

type Draft = {
  /** Something typed before stands in the form again. */
  readonly restored: boolean
  /** It was sent: nothing of it is kept. */
  readonly drop: () => void
}

const unkept = (error: unknown): void => console.warn('a draft could not be kept', error)

/**
 * What is typed into a long form outlives the session it was typed in (decision G2): it is kept in this browser as its owner
 * types, and stands there again when they come back within a day. `keeps` names the fields; files are not among them.
 */
export function useDraft<Fields extends FieldValues, Body>(
  form: UseFormReturn<Fields, unknown, Body>,
  name: string,
  keeps: readonly (string & keyof Fields)[],
): Draft {
  const owner = useLogin().user?.id
  const [restored, setRestored] = useState(false)
  const sent = useRef(false)
  const keepLater = useDebouncedCallback(
    (of: string) => {
      if (!sent.current) keep(of, name, keeps, form.getValues())
    },
    DEBOUNCE_MS,
    { flushOnExit: true },
  )
  useEffect(() => {
    if (owner === undefined || !keepsDrafts()) return undefined
    let stop: (() => void) | undefined
    let left = false
    const restore = async () => {
      const draft = await readDraft(owner, name)
      if (left || draft === undefined || form.formState.isDirty) return
      form.reset(Object.assign(form.getValues(), draft), { keepDefaultValues: true })
      setRestored(true)
    }
    // Starts after the draft is restored, because restoring is not typing.
    const start = () => {
      if (!left) stop = form.subscribe({ formState: { values: true }, callback: () => keepLater(owner) })
    }
    restore().catch(unkept).finally(start)
    return () => {
      left = true
      stop?.()
      keepLater.flush()
    }
  }, [form, owner, name, keepLater])
  const drop = () => {
    sent.current = true
    if (owner !== undefined && keepsDrafts()) dropDraft(owner, name).catch(unkept)
  }
  return { restored, drop }
}

const keep = (owner: string, name: string, keeps: readonly string[], fields: FieldValues): void =>
  void keepDraft(owner, name, Object.fromEntries(keeps.map((key) => [key, fields[key]]))).catch(unkept)
