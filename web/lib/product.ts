/** PRODUCT_NAME, which the server writes into the page. */
export const productName = () => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="product-name"]')?.content ?? '';
  return content === '' || content.startsWith('__') ? 'Lantern' : content;
};
