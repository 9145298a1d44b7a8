/** As much of a document of react-aria (react-aria/private/collections/Document) as is used here. */
type CollectionDocument = { createElement: (type: string) => CollectionNode }
type CollectionNode = { parentNode: { removeChild: (child: CollectionNode) => void } | null; remove?: () => void }

/**
 * React-aria reads the items of a list out of a document of its own, which has what React asks of a document. Preact asks
 * for two things by another name: an element of a namespace, and that an element removes itself.
 */
export function speakDom(container: object): void {
  if (!isCollectionDocument(container) || 'createElementNS' in container) return
  const createElementNS = (_namespace: string, type: string): CollectionNode => {
    const node = container.createElement(type)
    node.remove = () => node.parentNode?.removeChild(node)
    return node
  }
  Object.assign(container, { createElementNS })
}

const isCollectionDocument = (container: object): container is CollectionDocument =>
  !(container instanceof Node) && 'createElement' in container
