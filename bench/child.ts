import type { ChildProcess } from 'node:child_process'

/** The next message of the child. If the child ends instead, the bench fails. */
export function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`a process of the benchmark ended with exit code ${code}`))
    child.once('exit', ended)
    child.once('message', (message: T) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

export function ask<T>(child: ChildProcess, question: string | number): Promise<T> {
  const answered = answer<T>(child)
  child.send(question)
  return answered
}
