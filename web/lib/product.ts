/** PRODUCT_NAME, as the server wrote it into the page. */
export const productName = () => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="product-name"]')?.content ?? '';
  return content === '' || content.startsWith('__') ? 'Lantern' : content;
};
