export async function drawPictures(): Promise<void> {}
