import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, keepsDrafts, readDraft } from '../lib/drafts.ts'
import { useLogin } from './login-state.ts'

const PAUSE_MS = 400

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
    // What was typed before that is newer than any draft, and what the draft said is no news.
    const start = () => {
      if (!left) stop = follow(form, (fields) => !sent.current && keep(owner, name, keeps, fields))
    }
    restore().catch(unkept).finally(start)
    return () => {
      left = true
      stop?.()
    }
  }, [form, owner, name, keeps])
  const drop = () => {
    sent.current = true
    if (owner !== undefined && keepsDrafts()) dropDraft(owner, name).catch(unkept)
  }
  return { restored, drop }
}

const keep = (owner: string, name: string, keeps: readonly string[], fields: FieldValues): void =>
  void keepDraft(owner, name, Object.fromEntries(keeps.map((key) => [key, fields[key]]))).catch(unkept)

/** Tells the fields when the typing pauses, and at the end what was not told yet. */
function follow<Fields extends FieldValues, Body>(
  form: UseFormReturn<Fields, unknown, Body>,
  tell: (fields: Fields) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    clearTimeout(timer)
    timer = undefined
    tell(form.getValues())
  }
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer)
      timer = setTimeout(now, PAUSE_MS)
    },
  })
  return () => {
    unsubscribe()
    if (timer !== undefined) now()
  }
}
