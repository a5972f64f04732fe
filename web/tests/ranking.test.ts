import { describe, expect, it } from 'vitest'
import { ranked, rulesOf } from '../src/core/ranking'

const rule = (number: string, chapter: string, text: string) => ({ number, chapter, text })
const RULES = [
  rule('TOY-1.1', 'Windows', 'A window opens.'),
  rule('TOY-2.1', 'Victory', 'Red wins at once.'),
  rule('TOY-3.1', 'Winning', 'By points.'),
  rule('TOY-4.1', 'Crew', 'A twin sister.'),
]
const found = (words: string) => ranked(RULES, words).map(({ number }) => number)

describe('looking for rules', () => {
  it('finds whole words first, titles before texts, and no ends of words', () => {
    expect(found('win')).toEqual(['TOY-3.1', 'TOY-2.1', 'TOY-1.1'])
  })
  it('wants all of the words', () => {
    expect(found('red wins')).toEqual(['TOY-2.1'])
  })
  it('knows numbers', () => {
    expect(found('toy-4.1')).toEqual(['TOY-4.1'])
    expect(found('2.1')).toEqual(['TOY-2.1'])
  })
  it('shows all where nothing is asked', () => {
    expect(found(' ')).toHaveLength(4)
  })
  it('takes signs as they are', () => {
    expect(found('(a+')).toEqual([])
  })
})

describe('the rules about a card', () => {
  const about = (title: string, chapter?: string) =>
    rulesOf(
      [
        rule('TOY-1.1', 'Set-up', 'Deal each one Limp and a Shield.'),
        rule('TOY-2.1', 'Cards', 'Shield: nothing hits you.'),
        rule('TOY-20.1', 'Captains', 'The Captain begins.'),
        rule('TOY-2.2', 'Cards', 'Shields are kept. A limpet is none.'),
      ],
      title,
      chapter,
    ).map(({ number }) => number)

  it('begin with its name, or else name it', () => {
    expect(about('Shield', 'TOY-20')).toEqual(['TOY-2.1', 'TOY-2.2', 'TOY-1.1'])
  })
  it('are those of the chapter on its sort where none names it', () => {
    expect(about('Rope', 'TOY-2')).toEqual(['TOY-2.1', 'TOY-2.2'])
    expect(about('Rope')).toEqual([])
  })
  it('are none of a card without a name', () => {
    expect(about('')).toEqual([])
  })
})
