"""The reader of corner indices, and how it is trained. A crop (48 x 32, Y Cb Cr) goes in; out come the scores of 18
ranks and 4 suits, and whether it is an index at all."""
import random
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

RANKS, SUITS = 18, 4
OUT = RANKS + SUITS + 1
DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')


class Reader(nn.Module):
    def __init__(self, wide=(48, 64, 128, 160), hidden=64, drop=.2):
        super().__init__()

        def block(before, after, size=3, stride=1):
            return [nn.Conv2d(before, after, size, stride, size // 2, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True)]

        a, b, c, d = wide
        self.see = nn.Sequential(
            *block(3, a, 5, 2), *block(a, b), nn.MaxPool2d(2), *block(b, c), nn.MaxPool2d(2), *block(c, d), nn.MaxPool2d(2), nn.Flatten(),
            nn.Linear(d * 6, hidden), nn.ReLU(inplace=True))
        self.drop = nn.Dropout(drop)
        self.say = nn.Linear(hidden, OUT)

    def forward(self, crops):
        return self.say(self.drop(self.see(crops)))


def normal(crops):
    """Crops (N, 48, 32, 3), as bytes: (N, 3, 48, 32), each with its own light and contrast taken out."""
    x = crops.permute(0, 3, 1, 2).float()
    grey = x[:, :1]
    spread = grey.flatten(1).std(1)[:, None, None, None] + 8
    return torch.cat([(grey - grey.mean((2, 3), keepdim=True)) / spread, (x[:, 1:] - x[:, 1:].mean((2, 3), keepdim=True)) / spread], 1)


def shares_of(said):
    """Scores as shares: each of the ranks, each of the suits, and of an index at all."""
    return torch.cat([said[:, :RANKS].softmax(1), said[:, RANKS:-1].softmax(1), said[:, -1:].sigmoid()], 1)


class Filter(nn.Module):
    """Says cheaply what is worth reading: looks at a quarter of the pixels, and says only whether it is an index."""

    def __init__(self):
        super().__init__()

        def block(before, after):
            return [nn.Conv2d(before, after, 3, 2, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True)]

        self.see = nn.Sequential(nn.AvgPool2d(2), *block(3, 12), *block(12, 24), nn.Flatten(), nn.Linear(24 * 24, 16), nn.ReLU(inplace=True))
        self.say = nn.Linear(16, 1)

    def forward(self, crops):
        return self.say(self.see(crops))


class ShippedFilter(nn.Module):
    """What is exported: bytes in (N, 48, 32, 3); the share of an index out (N, 1)."""

    def __init__(self, filter):
        super().__init__()
        self.filter = filter

    def forward(self, crops):
        return self.filter(normal(crops)).sigmoid()


class ShippedReader(nn.Module):
    """What is exported: bytes in (N, 48, 32, 3); out come ranks, suits and index as shares, and the features they are said by."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, crops):
        features = self.reader.see(normal(crops))
        return shares_of(self.reader.say(features)), features


def far(x):
    """The same crops as they are of a card far away: of so few pixels, blurred and noisy before they are made large."""
    n, _, rows, columns = x.shape
    share = .3 + .6 * random.random()
    if random.random() < .5:
        x = F.avg_pool2d(F.pad(x, (1, 1, 1, 1), 'replicate'), 3, 1)
    small = F.interpolate(x, size=(round(rows * share), round(columns * share)), mode='area')
    small = small + torch.randn_like(small) * .12 * torch.rand(n, 1, 1, 1, device=x.device)
    return F.interpolate(small, size=(rows, columns), mode='bilinear', align_corners=False)


def vary(x):
    """The same crops a little turned, moved, sheared, tinted, blurred and noisy; some of them from far away."""
    n = len(x)

    def normals(*size):
        return torch.randn(*size, device=x.device)

    def chance(share):
        return torch.rand(n, device=x.device) < share

    turn, size, wide, lean = (normals(n) * s for s in (.10, .06, .07, .08))
    # Some places lie far across their index.
    turn = torch.where(chance(.2), turn * 3.5, turn)
    cos, sin = torch.cos(turn) * (1 + size), torch.sin(turn) * (1 + size)
    to = torch.zeros(n, 2, 3, device=x.device)
    to[:, 0, 0], to[:, 0, 1] = cos * (1 + wide), -sin * 1.5 + lean
    to[:, 1, 0], to[:, 1, 1] = sin / 1.5, cos
    to[:, :, 2] = normals(n, 2) * torch.tensor([.07, .05], device=x.device)
    x = F.grid_sample(x, F.affine_grid(to, x.shape, align_corners=False), padding_mode='border', align_corners=False)
    colour = torch.where(chance(.1), torch.zeros_like(turn), 1 + normals(n) * .15)[:, None, None, None]
    x = torch.cat([x[:, :1] * (1 + normals(n, 1, 1, 1) * .12), x[:, 1:] * colour + normals(n, 2, 1, 1) * .06], 1)
    x = x + torch.randn_like(x) * .08 * torch.rand(n, 1, 1, 1, device=x.device)
    soft = torch.randperm(n, device=x.device)[:n * 3 // 20]
    x[soft] = F.avg_pool2d(F.pad(x[soft], (1, 1, 1, 1), 'replicate'), 3, 1)
    # Each part at its own distance.
    for part in torch.randperm(n, device=x.device)[:n * 2 // 5].chunk(4):
        x[part] = far(x[part])
    return x


def likely(shares, names, classes):
    """What is to be said: the name with a little doubt, or mostly what the teacher says."""
    wanted = F.one_hot(names, classes) * .98 + .02 / classes
    return wanted if shares is None else .3 * wanted + .7 * shares


def loss_of(said, names, taught=None):
    """Names are (rank, suit), out of range for what is no index; taught are the shares of a teacher."""
    there = names[:, 0] < RANKS
    if said.shape[1] == 1:
        return F.binary_cross_entropy_with_logits(said[:, 0], there.float())
    index = there.float() if taught is None else .3 * there.float() + .7 * taught[:, -1]
    loss = F.binary_cross_entropy_with_logits(said[:, -1], index)
    said, names, taught = said[there], names[there], None if taught is None else taught[there]
    for i, part, classes in ((0, slice(0, RANKS), RANKS), (1, slice(RANKS, RANKS + SUITS), SUITS)):
        loss = loss + F.cross_entropy(said[:, part], likely(None if taught is None else taught[:, part], names[:, i], classes))
    return loss


def fit(reader, sets, steps, teacher=None, rate=2e-3, batch=512):
    """sets: (crops, names, share of each batch). Prints the loss now and then; leaves the reader ready to read.
    With a teacher, the reader learns mostly to say what that one says of the same crops."""
    reader = reader.to(DEVICE)
    sets = [(torch.from_numpy(crops).to(DEVICE), torch.from_numpy(names).long().to(DEVICE), int(batch * share)) for crops, names, share in sets]
    optimiser = torch.optim.AdamW(reader.parameters(), lr=rate, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=.15)
    reader.train()
    mean = 0
    for step in range(steps):
        picked = [torch.randint(len(crops), (count,), device=DEVICE) for crops, _, count in sets]
        x = vary(normal(torch.cat([crops[at] for at, (crops, _, _) in zip(picked, sets)])))
        names = torch.cat([names[at] for at, (_, names, _) in zip(picked, sets)])
        with torch.no_grad():
            taught = None if teacher is None else shares_of(teacher(x))
        loss = loss_of(reader(x), names, taught)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        plan.step()
        mean += loss.detach() / 500
        if (step + 1) % 500 == 0:
            print(f'step {step + 1}: loss {mean.item():.4f}', flush=True)
            mean = 0
    return reader.eval()


@torch.no_grad()
def read(reader, crops, batch=1024):
    """Shares of ranks, suits and index for crops as bytes."""
    out = [np.zeros((0, OUT), np.float32)]
    for i in range(0, len(crops), batch):
        out.append(shares_of(reader(normal(torch.from_numpy(crops[i:i + batch]).to(DEVICE)))).cpu().numpy())
    return np.concatenate(out)
