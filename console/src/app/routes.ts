import { part, type Part } from '@baize/ui/part'

/** Every address is a fixed path, so a table is all the routing there is. Each page comes when it is asked for. */
export const routes: Readonly<Record<string, Part<object>>> = {
  '/': part(() => import('../features/overview/overview-page.tsx'), 'OverviewPage'),
  '/whitelabel': part(() => import('../features/whitelabel/whitelabel-page.tsx'), 'WhitelabelPage'),
  '/registration': part(
    () => import('../features/registration/registration-page.tsx'),
    'RegistrationPage',
  ),
  '/status': part(() => import('../features/status/status-page.tsx'), 'StatusPage'),
  '/outbox': part(() => import('../features/desk/outbox-page.tsx'), 'OutboxPage'),
  '/jobs': part(() => import('../features/desk/jobs-page.tsx'), 'JobsPage'),
  '/audit': part(() => import('../features/audit/audit-page.tsx'), 'AuditPage'),
  '/books': part(() => import('../features/books/books-page.tsx'), 'BooksPage'),
  '/operators': part(() => import('../features/operators/operators-page.tsx'), 'OperatorsPage'),
  '/approvals': part(() => import('../features/approvals/approvals-page.tsx'), 'ApprovalsPage'),
}
