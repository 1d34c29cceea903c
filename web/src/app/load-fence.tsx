import { Component, type ReactNode } from 'react'
import { RouteFailed } from './pages/route-failed.tsx'
import { PageTooSlow } from './load-page.ts'

type Props = {
  readonly children: ReactNode
  /** What the page can do without leaves silently. */
  readonly quiet?: boolean
}
type State = { readonly failure: 'none' | 'slow' | 'failed' }

/** A part whose code did not come leaves the rest of the site standing. */
export class LoadFence extends Component<Props, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof PageTooSlow ? 'slow' : 'failed' }
  }

  override render() {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return this.props.quiet ? null : <RouteFailed slow={failure === 'slow'} />
  }
}
