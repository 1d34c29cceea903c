/** Who sees programmes and their runs, who writes the tables, and who moves money for them. */
export const programmeReaders = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
export const programmeWriters = ['admin', 'finance'] as const
export const runReaders = ['admin', 'finance', 'risk', 'auditor'] as const
