import { Component, type ReactNode, Suspense, useState } from 'react'

/** When a part that the server drew is taken over; `isCome` once it is. */
type Turn = { isCome: boolean; readonly coming: Promise<void> }

/** While a drawn page is taken over: the last turn that was given. */
let last: Promise<void> | undefined

/** Takes a drawn page over by `hydrate`, and then each slice of it in a task of its own: whoever types or presses waits for none but one. */
export async function inSlices(hydrate: () => void): Promise<void> {
  last = Promise.resolve()
  hydrate()
  for (let seen; seen !== last;) {
    seen = last
    await seen
    // A slice may hold others: they take their turns once it is drawn.
    await nextTask()
  }
  last = undefined
}

export const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))

function takeTurn(): Turn {
  const turn = { isCome: last === undefined, coming: Promise.resolve() }
  if (last !== undefined) last = turn.coming = comeAfter(last, turn)
  return turn
}

async function comeAfter(before: Promise<void>, turn: Turn): Promise<void> {
  await before
  await nextTask()
  turn.isCome = true
}

/**
 * A part of a drawn page, one element, that is taken over in a task of its own. `name` tells it from all others of the page.
 * Everywhere else it is what it holds.
 */
export function Slice({ name, children }: { name: string; children: ReactNode }) {
  const [turn] = useState(takeTurn)
  return (
    <Suspense>
      <Held name={name} turn={turn}>
        {children}
      </Held>
    </Suspense>
  )
}

/**
 * Preact numbers the ids of a page in the order in which its parts are drawn, beginning anew below a node with a mask of its own
 * (preact/hooks, useId). The browser draws slices later than the server did: with a mask each, ids are the same in both.
 */
class Held extends Component<{ name: string; turn: Turn; children: ReactNode }> {
  private readonly mask = [this.props.name, 0]
  /** Until it is taken over it is what the server drew, whatever came to be known meanwhile: only then may it change. */
  private drawn: { readonly children: ReactNode } | undefined = this.props.turn.isCome ? undefined : this.props

  override componentDidMount() {
    const { drawn } = this
    this.drawn = undefined
    if (drawn && drawn.children !== this.props.children) this.forceUpdate()
  }

  override render(): ReactNode {
    Object.assign(Reflect.get(this, '__v') ?? {}, { __m: this.mask })
    // oxlint-disable-next-line typescript/only-throw-error -- how a part says that it is not there yet
    if (!this.props.turn.isCome) throw this.props.turn.coming
    return (this.drawn ?? this.props).children
  }
}
