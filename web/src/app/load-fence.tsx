import { Component, type ReactNode } from 'react'
import { RouteFailed } from './pages/route-failed.tsx'
import { PageTooSlow } from './load-page.ts'

type State = { readonly failure: 'none' | 'slow' | 'failed' }

/** A page whose code did not come leaves the rest of the site standing. */
export class LoadFence extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof PageTooSlow ? 'slow' : 'failed' }
  }

  override render() {
    const { failure } = this.state
    return failure === 'none' ? this.props.children : <RouteFailed slow={failure === 'slow'} />
  }
}
