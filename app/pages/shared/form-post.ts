/** Whether a form was sent by the browser itself: without scripts the answer is a page, so a success redirects. */
export function isDocument(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
