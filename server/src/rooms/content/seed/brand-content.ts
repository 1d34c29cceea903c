import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import {
  announcementKinds,
  announcementTypes,
  bannerGroups,
  executions,
  linkageTypes,
  topicSections,
} from '@baize/contract/content/content-names'
import { count, fields, filledText, list, shortText } from '@baize/contract/schema'
import { languages } from '@baize/kernel/language'
import { createValidatorCompiler } from '../../../platform/http/validation.ts'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import type { Words } from '../rules.ts'
import type { TopicWords } from '../topics/topics.ts'

export type BrandFolder = {
  readonly code: string
  /** Where the folders of all brands are. */
  readonly folder: string
}

function words<Shape extends Parameters<typeof fields>[0]>(shape: Shape) {
  const one = fields(shape)
  const more = Type.Optional(one)
  return fields({ EN: one, TY: more, JA: more, KO: more, PT: more })
}

const bannerSeed = fields({
  groupName: Type.Enum([...bannerGroups]),
  art: filledText(300),
  linkageType: Type.Enum([...linkageTypes]),
  target: shortText(500),
  words: words({
    title: shortText(120),
    content: shortText(1000),
    alt: shortText(200),
    action: shortText(60),
  }),
})

const announcementSeed = fields({
  kind: Type.Enum([...announcementKinds]),
  type: Type.Enum([...announcementTypes]),
  execution: Type.Enum([...executions]),
  promotionType: shortText(40),
  words: words({ title: filledText(200), content: shortText(20_000) }),
})

/** The texts of a topic are in `<language>/<id>.html` beside this file. */
const topicSeed = fields({
  id: filledText(40),
  section: Type.Enum([...topicSections]),
  art: Type.Union([filledText(300), Type.Null()]),
  /** How old it is at the first start. */
  daysAgo: count(1000),
})

const contentFile = fields({
  banners: list(bannerSeed, 50),
  announcements: list(announcementSeed, 50),
  topics: list(topicSeed, 100),
})
type ContentFile = Static<typeof contentFile>

export type BrandContent = Omit<ContentFile, 'topics'> & {
  readonly topics: readonly (ContentFile['topics'][number] & {
    readonly words: Words<TopicWords>
  })[]
}

/** What the folder of a brand shows at its first start; nothing for a brand that brings nothing. */
export function readBrandContent({ code, folder }: BrandFolder): BrandContent | undefined {
  const home = join(folder, code, 'content')
  if (!existsSync(join(home, 'content.json'))) return undefined
  const file = readContentFile(join(home, 'content.json'), `brands/${code}/content/content.json`)
  const topics = file.topics.map((topic) => ({ ...topic, words: readTopic(home, topic.id) }))
  return { ...file, topics }
}

function readContentFile(path: string, shown: string): ContentFile {
  const isContent = createValidatorCompiler()({
    schema: contentFile,
    method: 'POST',
    url: '/',
    httpPart: 'body',
  })
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (isContent(content) === true) return content as ContentFile
  const [first] =
    (isContent as { errors?: { instancePath: string; message?: string }[] }).errors ?? []
  throw new StartupProblem(
    `${shown} is not usable: ${first?.instancePath || 'the file'} ${first?.message ?? 'is wrong'}.`,
  )
}

/** A topic in every language that has a file of it. */
function readTopic(home: string, id: string): Words<TopicWords> {
  const found = languages.flatMap(({ wire, folder }) => {
    const path = join(home, folder, `${id}.html`)
    return existsSync(path) ? [[wire, readTopicFile(readFileSync(path, 'utf8'))] as const] : []
  })
  const words = Object.fromEntries(found) as Words<TopicWords>
  if (words.EN === undefined) {
    throw new StartupProblem(`The topic ${id} of the brand has no English text.`)
  }
  return words
}

/** Title and summary are told as a page's head tells them; the rest is the text. */
export function readTopicFile(html: string): TopicWords {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const summary = /<meta name="description" content="([^"]*)"\s*\/?>/.exec(html)?.[1] ?? ''
  const content = html.replace(/<title>[^<]*<\/title>|<meta [^>]*>/g, '').trim()
  return { title: title.trim(), summary: summary.trim(), content }
}
