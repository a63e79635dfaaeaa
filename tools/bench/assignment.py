# The time that scipy needs for one matrix of scores (16-bit integers, row by row), each column repeated for its seats.
# Usage: python3 assignment.py FILE ROWS COLUMNS SEATS; answers one line of JSON.
import json
import sys
import time

import numpy
from scipy.optimize import linear_sum_assignment

file, rows, columns, seats = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
scores = numpy.fromfile(file, dtype=numpy.int16).reshape(rows, columns)
repeated = numpy.repeat(scores, seats, axis=1).astype(numpy.float64)
began = time.perf_counter()
mentees, places = linear_sum_assignment(repeated, maximize=True)
seconds = time.perf_counter() - began
print(json.dumps({"seconds": seconds, "sum": int(repeated[mentees, places].sum())}))
