import { AllQuestions, TextList } from './text-list.tsx'
import { TextPage } from './text-page.tsx'
import { usePathId, useScreenSearch } from '#parts/url-state.ts'

/** The page that the questions stand on, too. */
const HELP = 'help'

/** Without an id everything that is published; with one that text. */
export function CmsPage() {
  const id = usePathId()
  const [{ edition }] = useScreenSearch('/cms/{-$id}')
  return (
    <div className="container">
      {id === undefined ? (
        <TextList />
      ) : (
        <TextPage key={id} id={id} edition={edition} after={id === HELP && <AllQuestions />} />
      )}
    </div>
  )
}
