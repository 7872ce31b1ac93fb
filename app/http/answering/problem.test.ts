import { describe, expect, it } from 'vitest'
import { Problem, problemResponse } from './problem.server'

describe('a failure', () => {
  const errors = [{ path: 'amount', code: 'too_small', message: 'Geçersiz miktar. Minimum 1 olmalıdır.' }]
  const problem = new Problem(400, 'invalid_input', 'Gönderilen bilgilerde hata var.', errors)

  it('is problem+json with status, title, code, request and the fields that are wrong', async () => {
    const response = problemResponse(problem, 'istek-1')
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      status: 400,
      title: 'Gönderilen bilgilerde hata var.',
      code: 'invalid_input',
      requestId: 'istek-1',
      errors,
    })
  })

  it('carries no detail of the program, and is not cached', async () => {
    const response = problemResponse(problem, 'istek-1')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/stack|problem\.server|\bat /)
  })
})
